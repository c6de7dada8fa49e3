import { listAutopilotCategoriesOptions } from '@adwright/sdk/react-query'
import type { ActivityEntry } from '@adwright/sdk/types'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Client } from '#web/features/autopilot/use-client.ts'
import { type CsvColumn, toCsv } from '#web/lib/csv.ts'
import { problemText } from '#web/lib/problem.ts'
import { saveCsv } from '#web/lib/save-file.ts'
import { zonedText } from '#web/lib/zoned-time.ts'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { useActivityExport } from './use-activity-export.ts'
import type { ActivityQuery } from './use-activity-query.ts'

function useCsvColumns(timeZone: string) {
  const { t } = useTranslation('autopilot')
  return (categoryOf: (id: string) => string): CsvColumn<ActivityEntry>[] => [
    { header: t('activity.csv.time', { timeZone }), value: ({ occurredAt }) => zonedText(occurredAt, timeZone) },
    { header: t('activity.csv.kind'), value: ({ kind }) => t(`activity.kind.${kind}`) },
    { header: t('activity.csv.rule'), value: ({ autopilotName, ruleName }) => autopilotName ?? ruleName },
    { header: t('activity.csv.category'), value: ({ categoryId }) => categoryOf(categoryId) },
    { header: t('activity.csv.thing'), value: ({ entity }) => entity?.name },
    { header: t('activity.csv.thingKind'), value: ({ entity }) => entity && t(`words.entity.${entity.entityType}`) },
    { header: t('activity.csv.thingId'), value: ({ entity }) => entity?.entityId },
    { header: t('activity.csv.campaign'), value: ({ entity }) => entity?.campaignName },
    { header: t('activity.csv.adGroup'), value: ({ entity }) => entity?.adGroupName },
    { header: t('activity.csv.before'), value: ({ before }) => before },
    { header: t('activity.csv.after'), value: ({ after }) => after },
    { header: t('activity.csv.actor'), value: ({ actorName }) => actorName },
    { header: t('activity.csv.text'), value: ({ text }) => text },
    { header: t('activity.csv.run'), value: ({ executionId }) => executionId },
  ]
}

interface ExportButtonProps {
  client: Client
  activity: ActivityQuery
  /** The number of entries that match the filters; undefined while it loads. */
  count: number | undefined
}

/** Exports all pages of the filtered list as CSV. */
export function ExportButton({ client, activity, count }: ExportButtonProps) {
  const { t } = useTranslation('autopilot')
  const { t: word } = useTranslation('common')
  const format = useFormat()
  const queries = useQueryClient()
  const { path, timeZone } = client
  const columnsOf = useCsvColumns(timeZone)
  const { run, progress, cancel } = useActivityExport({ path, query: activity.query })

  async function save() {
    try {
      const [entries, categories] = await Promise.all([
        run(),
        queries.ensureQueryData({
          ...listAutopilotCategoriesOptions({ path: { accountId: path.accountId } }),
        }),
      ])
      if (!entries) return
      const nameOf = (id: string) => categories.find((category) => category.id === id)?.name ?? ''
      const { period, today } = activity.period
      const { from } = period
      const to = activity.isOpen ? today : period.to
      saveCsv(`adwright-activity-${from}-${to}`, toCsv(columnsOf(nameOf), entries, format.locale))
      toaster.show({ tone: 'good', title: t('activity.export.done', { count: entries.length }) })
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('activity.export.failed'), description: problemText(error) })
    }
  }

  return (
    <>
      <Button variant="outline" disabled={!count} onClick={() => void save()}>
        <Download aria-hidden="true" />
        {t('activity.export.button')}
      </Button>
      <Dialog
        title={t('activity.export.title')}
        isOpen={progress !== undefined}
        onClose={cancel}
        size="sm"
        role="alertdialog"
        footer={
          <Button variant="outline" onClick={cancel}>
            {word('ui.cancel')}
          </Button>
        }
      >
        <Flex direction="column" gap="2">
          <progress
            value={progress?.done ?? 0}
            max={Math.max(1, progress?.total ?? count ?? 1)}
            aria-label={t('activity.export.title')}
            style={{ width: '100%' }}
          />
          <Text fontVariantNumeric="tabular-nums" color="fg.muted">
            {t('activity.export.progress', {
              done: format.number(progress?.done ?? 0),
              total: format.number(progress?.total || (count ?? 0)),
            })}
          </Text>
        </Flex>
      </Dialog>
    </>
  )
}
