#pragma once
// The runs of the book of records as a list for other programs: CSV (RFC 4180, UTF-8, with a line
// of column names) for spreadsheets, or JSON, as in the volumes of the book. Both hold all that the
// book knows of a run, so both can be read again, however many runs there are; deleted runs are
// left out. The runs that are read are marked in Record::from_list.

#include <string>
#include <string_view>

#include "engine/base/cancel.h"
#include "engine/base/result.h"
#include "engine/play/records.h"

namespace engine {

// Tells `cancel` how many runs are done; what is cancelled must not be used.
std::string runs_as_csv(const RecordBook& book, const Cancel& cancel = {});
std::string runs_as_json(const RecordBook& book, const Cancel& cancel = {});

// In the encodings of TextDecoder. Commas, semicolons, tabs or bars may separate the columns, which
// may stand in any order; unknown ones are ignored, and category, time_ms and date must be there. A
// run of which a line does not say whether there was help is marked so. Fails with a sentence that
// names the line and what is wrong there.
// What is cancelled must not be used. Needs little memory besides the text and the runs.
Result<RecordBook> read_runs_csv(std::string_view text, const Cancel& cancel = {});
Result<RecordBook> read_runs_json(std::string_view text, const Cancel& cancel = {});

} // namespace engine
