// The forms of a report by name.
import type { Report } from '../judge.ts'
import type { Shown } from './lines.ts'
import { jsonReport, junitReport, sarifReport } from './machines.ts'
import { markdownReport } from './markdown.ts'
import { arazzoReport, harReport } from './sequences.ts'
import { terminalReport } from './terminal.ts'

export const REPORTS: Record<string, (report: Report, shown: Shown[]) => string> = {
  terminal: terminalReport,
  markdown: markdownReport,
  json: jsonReport,
  junit: junitReport,
  sarif: sarifReport,
  har: harReport,
  arazzo: arazzoReport,
}
