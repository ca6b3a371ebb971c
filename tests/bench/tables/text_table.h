#pragma once
// Columns of texts and numbers in plain text, each as wide as its widest cell.

#include <string>
#include <vector>

namespace bench {

class TextTable {
public:
    // The first column is aligned left, numbers after it right.
    explicit TextTable(std::vector<std::string> heads) : rows_{std::move(heads)} {}

    void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }
    std::string text() const;

private:
    std::vector<std::vector<std::string>> rows_;
};

// With this many digits after the point.
std::string figure(double number, int decimals = 0);
// With as many decimals as show three significant digits: 0.0123, 1.23, 12.3, 123.
std::string three_figures(double number);

} // namespace bench
