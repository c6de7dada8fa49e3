import { readFileSync } from 'node:fs'
import { type Detection, detectAnomalies, type ScoredPoint } from '#mocks/sandbox/domain/anomalies/engine/detect.ts'
import { parseSeries, type Row, SeriesFileError } from '#mocks/sandbox/domain/anomalies/engine/series-csv.ts'
import type { Sensitivity } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
import { readArguments } from '#scripts/lib/arguments.ts'

const usage = `Usage: npm run detect -- FILE.csv [--sensitivity low|medium|high] [--json] [--all]

Finds anomalies in a file of timestamp,value rows (any spacing, gaps allowed). FILE - reads standard input.
  --sensitivity  false alarms accepted: about one in 1,000 (low), 200 (medium, default) or 50 points (high);
                 points finer than an hour share those of their hour
  --json         JSON instead of a table
  --all          every point, not only the findings`

function main(): void {
  const { positionals, values } = readArguments(
    {
      sensitivity: { type: 'string', default: 'medium' },
      json: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
    },
    usage,
  )
  const [file] = positionals
  if (!file || positionals.length > 1) throw new SeriesFileError(`Expected one file. ${usage.split('\n')[0]}`)
  const { sensitivity } = values
  if (sensitivity !== 'low' && sensitivity !== 'medium' && sensitivity !== 'high') {
    throw new SeriesFileError(`--sensitivity is low, medium or high, not "${sensitivity}".`)
  }
  const rows = parseSeries(readText(file))
  const detection = detectAnomalies(rows, { sensitivity })
  if (values.json) printJson(file, sensitivity, rows, detection, values.all)
  else printTable(sensitivity, rows, detection, values.all)
}

function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const reason = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : String(code)
    throw new SeriesFileError(`Cannot read ${file}: ${reason}.`)
  }
}

/** Rounds to five significant digits. */
function number(x: number | null): string {
  return x === null ? '-' : String(Number(x.toPrecision(5)))
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

function severities(detection: Detection): Map<ScoredPoint['time'], number> {
  return new Map(detection.findings.map((finding) => [finding.time, finding.severity]))
}

function printJson(file: string, sensitivity: Sensitivity, rows: Row[], detection: Detection, isAll: boolean): void {
  const timestamps = new Map(rows.map((row) => [row.time, row.timestamp]))
  const entry = <T extends ScoredPoint>({ time, ...rest }: T) => ({ timestamp: timestamps.get(time), ...rest })
  const findings = detection.findings.map(entry)
  const points = isAll ? { points: detection.points.map(entry) } : {}
  const header = { file, sensitivity, pointCount: rows.length, isLearning: detection.isLearning }
  console.log(JSON.stringify({ ...header, findings, ...points }, null, 2))
}

function printTable(sensitivity: Sensitivity, rows: Row[], detection: Detection, isAll: boolean): void {
  const timestamps = new Map(rows.map((row) => [row.time, row.timestamp]))
  const severity = severities(detection)
  const shown = isAll ? detection.points : detection.findings
  const lines = shown.map((point) => [
    timestamps.get(point.time) ?? '',
    number(point.actual),
    number(point.expected),
    point.lowerBound === null ? '-' : `${number(point.lowerBound)} … ${number(point.upperBound)}`,
    point.score.toFixed(2),
    String(severity.get(point.time) ?? '-'),
    point.direction ?? '-',
    point.cause ?? '-',
  ])
  const table = [['time', 'actual', 'expected', 'band', 'score', 'severity', 'direction', 'cause'], ...lines]
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? []
  if (lines.length > 0) {
    for (const line of table)
      console.log(
        line
          .map((cell, i) => cell.padEnd(widths[i] ?? 0))
          .join('  ')
          .trimEnd(),
      )
  }
  const late = detection.points.filter(({ arrival }) => arrival === 'late').length
  if (late > 0) console.log(`${late} ${late === 1 ? 'row comes' : 'rows come'} after a later one: left out as late.`)
  const points = counted(rows.length, 'point')
  if (detection.isLearning)
    console.log(`Still learning: ${points} ${rows.length === 1 ? 'is' : 'are'} too few to judge.`)
  console.log(`${counted(detection.findings.length, 'finding')} in ${points} at ${sensitivity} sensitivity.`)
}

try {
  main()
} catch (error) {
  if (!(error instanceof SeriesFileError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
