import { SocialPostImportOutcome, SocialPostStatus } from '@adwright/sdk/types'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { WriterPage } from '#web/features/social-calendar/WriterPage.tsx'
import { toCsv } from '#web/lib/csv.ts'
import { saveCsv } from '#web/lib/save-file.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { Select } from '#web/ui/form/inputs.tsx'
import { useDraftText } from '#web/ui/form/use-draft.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { ColumnMapping } from './ColumnMapping.tsx'
import { ImportRows } from './ImportRows.tsx'
import { IMPORT_FIELDS, importRows } from './import-columns.ts'
import { TableInput } from './TableInput.tsx'
import { countOf, useImport } from './use-import.ts'
import { useImportTable } from './use-import-table.ts'

export const handle = {
  crumb: 'social-calendar:import.title',
  ancestors: [{ crumb: 'social-calendar:title', to: paths.socialCalendar() }],
}

const { Draft, AwaitsApproval } = SocialPostStatus
const MAX_ROWS = 10_000

/** Imports posts from a table: read, columns chosen, checked without saving, then imported as drafts or for approval. */
export function Component() {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { id: accountId } = useAccount()
  const id = useId()
  // Kept for another try with the same text, also over a reload, until its rows are imported.
  const [pasted, changePasted] = useDraftText(`post-import-${accountId}`)
  const { table, columns, open, chooseColumns, close } = useImportTable(accountId, pasted)
  const [status, setStatus] = useState<typeof Draft | typeof AwaitsApproval>(Draft)
  const { run, result, progress, problem, clear } = useImport()
  const ready = result?.isTest ? countOf(result, SocialPostImportOutcome.Created) : 0
  const isDone = result !== undefined && !result.isTest
  const missing = columns.text === undefined && columns.title === undefined ? t('import.textMissing') : undefined
  const tooMany = table && table.rows.length > MAX_ROWS ? t('import.tooMany') : undefined
  const reason = tooMany ?? missing

  async function start(isTest: boolean) {
    if (!table) return
    const isWhole = await run(importRows(table, columns), status, isTest)
    if (isWhole && !isTest) changePasted(() => '')
  }
  const template = () =>
    saveCsv(
      t('import.templateFile'),
      toCsv(
        IMPORT_FIELDS.map((field) => ({ header: t(`import.field.${field}`), value: () => '' })),
        [],
        format.locale,
      ),
    )

  return (
    <WriterPage
      title={t('import.title')}
      lead={t('import.lead')}
      actions={
        <Button variant="outline" onClick={template}>
          {t('import.template')}
        </Button>
      }
    >
      <Flex direction="column" gap="5">
        {table === undefined ? (
          <Section title={t('import.table')}>
            <TableInput
              pasted={pasted}
              onPasted={(text) => changePasted(() => text)}
              onTable={(next) => {
                open(next)
                clear()
              }}
            />
          </Section>
        ) : (
          <Section
            title={t('import.columns', { count: table.rows.length, shown: format.number(table.rows.length) })}
            description={t('import.columnsText')}
            actions={
              <Button size="sm" variant="outline" onClick={close}>
                {t('import.other')}
              </Button>
            }
          >
            <Flex direction="column" gap="4">
              <ColumnMapping
                header={table.header}
                example={table.rows[0]?.cells ?? []}
                columns={columns}
                onChange={(next) => {
                  chooseColumns(next)
                  clear()
                }}
              />
              <Flex direction="column" gap="1.5" maxWidth="20rem">
                <chakra.label htmlFor={`${id}-status`} textStyle="label">
                  {t('import.as')}
                </chakra.label>
                <Select
                  id={`${id}-status`}
                  value={status}
                  onChange={({ target }) => {
                    setStatus(target.value === String(AwaitsApproval) ? AwaitsApproval : Draft)
                    clear()
                  }}
                >
                  <option value={Draft}>{t('import.asDrafts')}</option>
                  <option value={AwaitsApproval}>{t('import.asWaiting')}</option>
                </Select>
              </Flex>
              {problem ? (
                <Text role="alert" color="bad.fg">
                  {problem}
                </Text>
              ) : null}
              <Flex gap="2" wrap="wrap" align="center">
                <DisabledReason reason={reason}>
                  <BusyButton
                    variant={ready > 0 ? 'outline' : 'solid'}
                    loading={progress !== undefined}
                    onClick={() => void start(true)}
                  >
                    {t('import.test')}
                  </BusyButton>
                </DisabledReason>
                {ready > 0 ? (
                  <DisabledReason reason={reason}>
                    <BusyButton loading={progress !== undefined} onClick={() => void start(false)}>
                      {t('import.run', { count: ready })}
                    </BusyButton>
                  </DisabledReason>
                ) : null}
                {progress === undefined ? null : (
                  <Text role="status" color="fg.muted">
                    {format.rate(progress, 0)}
                  </Text>
                )}
                {isDone ? (
                  <Button asChild variant="outline">
                    <Link to={paths.socialCalendar()}>{t('import.toCalendar')}</Link>
                  </Button>
                ) : null}
              </Flex>
            </Flex>
          </Section>
        )}
        {table && result ? (
          <Section title={t(result.isTest ? 'import.checked' : 'import.imported')}>
            <ImportRows result={result} table={table} />
          </Section>
        ) : null}
      </Flex>
    </WriterPage>
  )
}
