import type { AutopilotItem } from '@adwright/sdk/types'
import { Box, Button, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { Lines } from './Lines.tsx'
import { fields, useFieldLabels } from './use-field-labels.ts'

/** All settings of a rule as readable texts. */
export function Settings({ item, blocked }: { item: AutopilotItem; blocked: string | undefined }) {
  const { t } = useTranslation('autopilot')
  const { linesOf, labelOf, hasParameters } = useFieldLabels(item.ruleId, [item])
  const shown = fields.filter(
    (field) =>
      field !== 'name' &&
      field !== 'exceptionEntityIds' &&
      (field !== 'parameters' || hasParameters) &&
      (field !== 'startsOn' || item.startsOn !== null),
  )
  return (
    <Section
      title={t('detail.settings')}
      actions={
        <DisabledReason reason={blocked}>
          <Button asChild size="sm" variant="outline">
            <Link to={paths.editRule(item.id)}>{t('rules.edit')}</Link>
          </Button>
        </DisabledReason>
      }
    >
      <chakra.dl
        m="0"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '10rem minmax(0, 1fr)' }}
        columnGap="4"
      >
        {shown.map((field) => (
          <Box key={field} display="contents">
            <chakra.dt color="fg.muted" pt="2">
              {labelOf(field)}
            </chakra.dt>
            <chakra.dd m="0" pt={{ base: '0', sm: '2' }} minWidth="0">
              <Lines lines={linesOf(field, item)} />
            </chakra.dd>
          </Box>
        ))}
      </chakra.dl>
    </Section>
  )
}
