import { SocialPostImportOutcome, type SocialPostImportRowResult } from '@adwright/sdk/types'
import { Button, Flex, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toCsv } from '#web/lib/csv.ts'
import type { CsvTable } from '#web/lib/csv-reader.ts'
import { saveCsv } from '#web/lib/save-file.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { StatusBadge, type StatusTone } from '#web/ui/feedback/StatusBadge.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import type { ImportField } from './import-columns.ts'
import { countOf, type ImportResult } from './use-import.ts'

const { Created, AlreadyExists, Refused } = SocialPostImportOutcome
const TONES: Record<SocialPostImportOutcome, StatusTone> = {
  [Created]: 'good',
  [AlreadyExists]: 'neutral',
  [Refused]: 'bad',
}

function useColumns(isTest: boolean): readonly Column<SocialPostImportRowResult>[] {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { timeZone } = useAccount()
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('list.title'),
        cell: ({ line, title, postId }) => (
          <>
            {t('import.line', { line })} {postId ? <Link to={paths.socialPost(postId)}>{title}</Link> : title}
          </>
        ),
      },
      {
        id: 'outcome',
        header: t('import.outcome'),
        cell: ({ outcome }) => (
          <StatusBadge tone={TONES[outcome]}>
            {t(isTest && outcome === Created ? 'import.ready' : `import.result.${outcome}`)}
          </StatusBadge>
        ),
        priority: 1,
      },
      {
        id: 'scheduledAt',
        header: t('list.when'),
        cell: ({ scheduledAt }) => (scheduledAt === null ? '–' : format.dateTime(scheduledAt, timeZone)),
        priority: 3,
      },
      {
        id: 'message',
        header: t('import.reason'),
        cell: ({ field, message }) =>
          message === null ? '–' : `${t(`import.field.${field as ImportField}`)}: ${message}`,
        priority: 2,
      },
    ],
    [t, format, timeZone, isTest],
  )
}

/** What became of each row, refused ones first; those can be downloaded with their reasons. */
export function ImportRows({ result, table }: { result: ImportResult; table: CsvTable }) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const columns = useColumns(result.isTest)
  const rows = result.rows.toSorted((a, b) => b.outcome - a.outcome || a.line - b.line)
  const refused = result.rows.filter(({ outcome }) => outcome === Refused)

  function download() {
    const reasons = new Map(refused.map(({ line, message }) => [line, message]))
    const lines = table.rows.filter(({ line }) => reasons.has(line))
    const header = [
      ...table.header.map((name, index) => ({
        header: name,
        value: ({ cells }: (typeof lines)[number]) => cells[index],
      })),
      { header: t('import.reason'), value: ({ line }: (typeof lines)[number]) => reasons.get(line) },
    ]
    saveCsv(t('import.refusedFile'), toCsv(header, lines, format.locale))
  }

  return (
    <Flex direction="column" gap="3">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Text role="status" fontWeight="medium">
          {[
            t(result.isTest ? 'import.readyCount' : 'import.createdCount', { count: countOf(result, Created) }),
            t('import.existingCount', { count: countOf(result, AlreadyExists) }),
            t('import.refusedCount', { count: refused.length }),
          ].join(' · ')}
        </Text>
        {refused.length > 0 ? (
          <Button size="sm" variant="outline" onClick={download}>
            <Download aria-hidden="true" />
            {t('import.download')}
          </Button>
        ) : null}
      </Flex>
      <DataTable
        label={t('import.rows')}
        columns={columns}
        rows={rows}
        getRowId={({ line }) => String(line)}
        nameOf={({ title, line }) => title || t('import.line', { line })}
        maxHeight="28rem"
      />
    </Flex>
  )
}
