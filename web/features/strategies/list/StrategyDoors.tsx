import { Button, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useTemplates } from '#web/features/strategies/form/use-templates.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

const SHOWN = 6

/** The first strategy: from a goal, from an anomaly, or from nothing. */
export function StrategyDoors({ isPrivate, reason }: { isPrivate: boolean; reason: string | undefined }) {
  const { t } = useTranslation('strategies')
  const templates = useTemplates()
  const tab = isPrivate ? { tab: 'mine' } : {}
  if (reason)
    return (
      <EmptyState title={t('empty.title')} drawing="chart">
        {reason}
      </EmptyState>
    )
  return (
    <Flex direction="column" gap="5" p={{ base: '4', md: '6' }}>
      <EmptyState title={t('empty.title')} drawing="chart">
        {t('empty.text')}
      </EmptyState>
      <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} gap="3">
        {(templates.data ?? []).slice(0, SHOWN).map(({ key, title, description, isOwnGoal }) => (
          <Flex key={key} direction="column" gap="1" align="flex-start" layerStyle="card" p="4">
            <Text fontWeight="semibold">{title}</Text>
            <Text color="fg.muted" textStyle="sm" flex="1">
              {description}
            </Text>
            {isOwnGoal ? (
              <Text textStyle="xs" color="accent.fg">
                {t('template.ownGoal')}
              </Text>
            ) : null}
            <Button asChild size="sm" variant="outline" mt="2">
              <Link to={paths.newStrategy({ ...tab, template: key })}>{t('template.use')}</Link>
            </Button>
          </Flex>
        ))}
      </SimpleGrid>
      <Flex gap="2" wrap="wrap" justify="center">
        <Button asChild>
          <Link to={paths.newStrategy(tab)}>{t('new.blank')}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={paths.anomalyActivity()}>{t('new.fromAnomaly')}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={paths.findings()}>{t('new.fromFinding')}</Link>
        </Button>
      </Flex>
    </Flex>
  )
}
