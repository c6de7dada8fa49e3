import type { AuctionInsights, AuctionRival } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** Other advertisers in the account's auctions, and nothing about the market outside of them. */
export function Rivals({ auctions: { rivals, impressionShare } }: { auctions: AuctionInsights }) {
  const { t } = useTranslation('analyses')
  const format = useFormat()
  const rate = (id: string, header: string, read: (rival: AuctionRival) => number) => ({
    id,
    header,
    align: 'end' as const,
    cell: (rival: AuctionRival) => format.rate(read(rival), 1),
  })
  const own = `${t('run.you')}: ${t('run.share')} ${format.rate(impressionShare, 1)}.`
  return (
    <Section title={t('run.rivals')} description={`${own} ${t('run.rivalsText')}`} variant="plain">
      <DataTable
        label={t('run.rivals')}
        columns={[
          { id: 'name', header: t('run.rival'), cell: ({ name }: AuctionRival) => name },
          rate('share', t('run.share'), (rival) => rival.impressionShare),
          {
            id: 'change',
            header: t('run.shareChange'),
            align: 'end' as const,
            cell: ({ impressionShare: now, previousImpressionShare: before }: AuctionRival) =>
              before === null || before === undefined ? t('run.newRival') : format.points(now - before),
          },
          rate('overlap', t('run.overlap'), (rival) => rival.overlapRate),
          rate('above', t('run.above'), (rival) => rival.positionAboveRate),
          rate('outrank', t('run.outrank'), (rival) => rival.outrankingShare),
        ]}
        rows={rivals}
        getRowId={({ domain }) => domain}
        nameOf={({ name }) => name}
        empty={
          <EmptyState title={t('run.noRivals')} headingLevel="h3" drawing="list">
            {t('run.noRivalsText')}
          </EmptyState>
        }
      />
    </Section>
  )
}
