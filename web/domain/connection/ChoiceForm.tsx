import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toProblem } from '#web/lib/problem.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { Input } from '#web/ui/form/inputs.tsx'
import { ChoiceRowView } from './ChoiceRowView.tsx'
import { type ChoiceRow, searchRows } from './choice-rows.ts'

interface ChoiceFormProps {
  what: 'client' | 'property'
  rows: readonly ChoiceRow[]
  /** Saves the selection; on failure shows the error and keeps the selection. */
  onChoose: (row: ChoiceRow) => Promise<unknown>
}

/** Selects one entry of a tree, with search by name and number. */
export function ChoiceForm({ what, rows, onChoose }: ChoiceFormProps) {
  const { t } = useTranslation('integrations')
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(() => rows.find(({ isSelected }) => isSelected)?.id)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const shown = useMemo(() => searchRows(rows, typed), [rows, typed])
  // Rows hidden by the search must not be selected.
  const row = shown.find((one) => one.id === chosen)
  const reason = row ? undefined : t(`choice.${what}.none`)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!row || reason !== undefined || isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await onChoose(row)
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <chakra.label htmlFor={id} textStyle="label" display="block" mb="1.5">
        {t(`choice.${what}.search`)}
      </chakra.label>
      <Input
        id={id}
        type="search"
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <chakra.output display="block">
        {shown.length === 0 ? (
          <Text color="fg.muted" py="6" textAlign="center">
            {t('choice.noHit', { typed })}
          </Text>
        ) : (
          <chakra.span srOnly>
            {typed ? t('choice.hits', { count: shown.filter((one) => !one.isHeading).length }) : null}
          </chakra.span>
        )}
      </chakra.output>
      {shown.length > 0 ? (
        <chakra.fieldset mt="3" minWidth="0">
          <chakra.legend srOnly>{t(`choice.${what}.title`)}</chakra.legend>
          <Box borderWidth="1px" borderRadius="l3" maxHeight="45dvh" overflowY="auto" py="1" position="relative">
            {shown.map((one) => (
              <ChoiceRowView
                key={one.id}
                row={one}
                what={what}
                isChosen={one.id === chosen}
                isLocked={isBusy}
                onChoose={() => setChosen(one.id)}
              />
            ))}
          </Box>
        </chakra.fieldset>
      ) : null}
      {failure ? (
        <Box mt="3">
          <Notice tone="bad" role="alert" title={t(`choice.${what}.failed`)}>
            {toProblem(failure).message} {toProblem(failure).nextStep}
          </Notice>
        </Box>
      ) : null}
      <Flex mt="4" justify="flex-end">
        <DisabledReason reason={reason}>
          <BusyButton type="submit" loading={isBusy} loadingText={t(`choice.${what}.submit`)}>
            {t(`choice.${what}.submit`)}
          </BusyButton>
        </DisabledReason>
      </Flex>
    </form>
  )
}
