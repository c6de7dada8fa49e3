import { AnalysisKind } from '@adwright/sdk/types'
import { Box, chakra, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'

const PARTS = {
  [AnalysisKind.WebPage]: ['markup', 'content', 'speed', 'access', 'conversion', 'data', 'visits'],
  [AnalysisKind.AdCampaigns]: ['waste', 'budgets', 'costs', 'rank', 'terms', 'quality', 'ads', 'month', 'pages'],
  [AnalysisKind.Market]: ['auctions', 'demand', 'groups'],
} as const

/** Lists the data that an analysis looks at, while it runs. */
export function LookedAt({ kind }: { kind: AnalysisKind }) {
  const { t } = useTranslation('analyses')
  return (
    <Box role="status" mt="3" textStyle="sm">
      <Text fontWeight="medium">{t('looking.title')}</Text>
      <chakra.ul color="fg.muted" ps="5" listStyleType="disc">
        {PARTS[kind].map((part) => (
          <li key={part}>{t(`looking.${part}`)}</li>
        ))}
      </chakra.ul>
      <Text color="fg.muted">{t('looking.leave')}</Text>
    </Box>
  )
}
