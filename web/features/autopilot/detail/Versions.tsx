import { listAutopilotVersionsOptions } from '@adwright/sdk/react-query'
import { type AutopilotItem, AutopilotMode, AutopilotStatus, type AutopilotVersion } from '@adwright/sdk/types'
import { Badge, Button, chakra, Flex, Heading } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { differingFields } from './differing-fields.ts'
import { FieldChange } from './FieldChange.tsx'
import { RestoreDialog } from './RestoreDialog.tsx'
import { useFieldLabels } from './use-field-labels.ts'

/** The version history of the rule with author, time and changed settings; earlier versions can be restored. */
export function Versions({ item }: { item: AutopilotItem }) {
  const { t } = useTranslation('autopilot')
  const { path } = useClient()
  const { data: versions } = useSuspenseQuery(listAutopilotVersionsOptions({ path: { ...path, autopilotId: item.id } }))
  // The version stays set while the dialog closes; the counter gives each dialog a fresh state.
  const [restoring, setRestoring] = useState<{ version: AutopilotVersion; round: number }>()
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <Section title={t('detail.versions.title')} description={t('detail.versions.lead')}>
      <chakra.ol m="0" p="0" listStyleType="none">
        {versions.map((version, index) => (
          <Version
            key={version.version}
            version={version}
            before={versions[index + 1]}
            item={item}
            isPresent={index === 0}
            onRestore={() => {
              setRestoring({ version, round: (restoring?.round ?? 0) + 1 })
              setDialogOpen(true)
            }}
          />
        ))}
      </chakra.ol>
      {restoring ? (
        <RestoreDialog
          key={restoring.round}
          version={restoring.version}
          item={item}
          isOpen={isDialogOpen}
          onClose={() => setDialogOpen(false)}
        />
      ) : null}
    </Section>
  )
}

interface VersionProps {
  version: AutopilotVersion
  /** The previous version; undefined for the first one, or if it is no longer stored. */
  before: AutopilotVersion | undefined
  item: AutopilotItem
  isPresent: boolean
  onRestore: () => void
}

function Version({ version, before, item, isPresent, onRestore }: VersionProps) {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  const { timeZone } = useClient()
  const mayManage = useCan('manageRules')
  const { linesOf, labelOf } = useFieldLabels(
    item.ruleId,
    before ? [version.content, before.content] : [version.content],
  )
  const reason = useRestoreDisabledReason(version, item)
  const { version: number, savedAt, savedByName, changedFields, content } = version
  const name = t('detail.versions.number', { number })
  const restore = t('detail.versions.restore')
  return (
    <chakra.li py="3" borderTopWidth="1px" borderColor="border.subtle" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Flex columnGap="4" rowGap="2" align="center" justify="space-between" wrap="wrap">
        <Flex columnGap="2" align="baseline" wrap="wrap">
          <Heading as="h3" textStyle="md" fontWeight="semibold">
            {name}
          </Heading>
          {isPresent ? (
            <Badge bg="accent.subtle" color="accent.fg">
              {t('detail.versions.present')}
            </Badge>
          ) : null}
          <chakra.span color="fg.muted" textStyle="sm">
            {t('detail.versions.by', { name: savedByName, when: format.dateTime(savedAt, timeZone) })}
          </chakra.span>
        </Flex>
        {mayManage && !isPresent ? (
          <DisabledReason reason={reason}>
            <Button size="sm" variant="outline" aria-label={`${restore}: ${name}`} onClick={onRestore}>
              <History aria-hidden="true" />
              {restore}
            </Button>
          </DisabledReason>
        ) : null}
      </Flex>
      {changedFields.length === 0 ? (
        <chakra.p mt="1" color="fg.muted">
          {t(number === 1 ? 'detail.versions.first' : 'detail.versions.same')}
        </chakra.p>
      ) : null}
      {changedFields.map((field) => (
        <FieldChange
          key={field}
          label={labelOf(field)}
          before={before && linesOf(field, before.content)}
          after={linesOf(field, content)}
        />
      ))}
    </chakra.li>
  )
}

/** Returns why a version can't be restored by someone who may change rules; undefined if it can. */
function useRestoreDisabledReason({ content }: AutopilotVersion, item: AutopilotItem): string | undefined {
  const { t } = useTranslation('autopilot')
  const mayAutomate = useCan('automateRules')
  if (item.status === AutopilotStatus.Archived) return t('rules.reason.archived')
  // The version that was restored last keeps its button, so that the button keeps the focus.
  if (differingFields(item, content).length === 0) return t('detail.versions.alike')
  const isAutomatic = item.mode === AutopilotMode.Automatic || content.mode === AutopilotMode.Automatic
  return isAutomatic && !mayAutomate ? t('rules.reason.automatic') : undefined
}
