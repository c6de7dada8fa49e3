import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { Radio } from '#web/ui/form/controls.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { type ChoiceRow, dashed } from './choice-rows.ts'

interface ChoiceRowViewProps {
  row: ChoiceRow
  what: 'client' | 'property'
  isChosen: boolean
  isLocked: boolean
  onChoose: () => void
}

/** Deeper levels are not indented further, because a phone is too narrow for ten. */
const MAX_LEVELS = 4

export function ChoiceRowView({ row, what, isChosen, isLocked, onChoose }: ChoiceRowViewProps) {
  const { t } = useTranslation('integrations')
  const format = useFormat()
  const { name, id, level, isHeading, isTest, obstacle, currencyCode, timeZone, cost } = row
  const inset = `${0.75 + Math.min(level, MAX_LEVELS)}rem`
  if (isHeading) {
    return (
      <Text ps={inset} pe="3" py="1.5" textStyle="sm" fontWeight="semibold" color="fg.muted" overflowWrap="anywhere">
        {name}
      </Text>
    )
  }
  const isOff = isLocked || obstacle !== undefined
  const spent =
    cost === undefined || currencyCode === undefined
      ? currencyCode
      : t('choice.client.cost', { cost: format.money(cost, currencyCode) })
  const facts = [dashed(id), spent, timeZone].filter((fact) => fact !== undefined)
  return (
    <chakra.label
      display="flex"
      gap="2.5"
      ps={inset}
      pe="3"
      py="2"
      cursor={isOff ? 'not-allowed' : 'pointer'}
      _hover={isOff ? undefined : { bg: 'bg.subtle' }}
      bg={isChosen ? 'accent.subtle' : undefined}
    >
      <Radio mt="0.5" name={what} value={id} checked={isChosen} disabled={isOff} onChange={onChoose} />
      <Box minWidth="0" flex="1">
        <Flex gap="2" align="center" wrap="wrap">
          <chakra.span fontWeight="medium" overflowWrap="anywhere" color={obstacle ? 'fg.muted' : undefined}>
            {name}
          </chakra.span>
          {isTest ? <StatusBadge tone="accent">{t('choice.client.test')}</StatusBadge> : null}
          {obstacle ? <StatusBadge tone="warning">{t(`choice.client.${obstacle}`)}</StatusBadge> : null}
        </Flex>
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {facts.join(' · ')}
        </Text>
      </Box>
    </chakra.label>
  )
}
