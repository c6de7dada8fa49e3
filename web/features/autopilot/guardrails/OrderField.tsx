import { type AutopilotItem, AutopilotMode } from '@adwright/sdk/types'
import { Box, chakra, Flex, IconButton, Text } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { type GuardrailsForm, moved } from './guardrails-form.ts'

interface OrderFieldProps {
  items: readonly AutopilotItem[]
  /** Why the viewer can't change the order. */
  blocked: string | undefined
}

/** The rules by priority, the highest first, with buttons that move them. */
export function OrderField({ items, blocked }: OrderFieldProps) {
  const { t } = useTranslation('autopilot')
  const { field } = useController<GuardrailsForm, 'order'>({ name: 'order' })
  const [message, setMessage] = useState('')
  // An element that moves in the document loses the focus.
  const pressed = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (field.value.length > 0) pressed.current?.focus()
    pressed.current = null
  }, [field.value])
  const nameOf = (id: string) => items.find((item) => item.id === id)?.name ?? id

  function move(button: HTMLButtonElement, id: string, by: number) {
    pressed.current = button
    const order = moved(field.value, id, by)
    field.onChange(order)
    setMessage(t('guardrails.movedTo', { name: nameOf(id), place: order.indexOf(id) + 1, count: order.length }))
  }

  if (field.value.length === 0) return <Text color="fg.muted">{t('guardrails.noRules')}</Text>
  return (
    <>
      <chakra.ol m="0" p="0" listStyleType="none">
        {field.value.map((id, place) => (
          <Flex as="li" key={id} align="center" gap="3" py="1.5" borderTopWidth={place === 0 ? '0' : '1px'}>
            <Text color="fg.muted" fontVariantNumeric="tabular-nums" minWidth="6">
              {place + 1}.
            </Text>
            <Box flex="1" minWidth="0" overflowWrap="anywhere">
              <span data-name>{nameOf(id)}</span>
              <Text textStyle="xs" color="fg.muted">
                {t(`rules.mode.${items.find((item) => item.id === id)?.mode ?? AutopilotMode.Suggest}`)}
              </Text>
            </Box>
            {([-1, 1] as const).map((by) => {
              const isEnd = by < 0 ? place === 0 : place === field.value.length - 1
              return (
                <DisabledReason key={by} reason={blocked ?? (isEnd ? t('guardrails.atEnd') : undefined)}>
                  <IconButton
                    size="sm"
                    variant="ghost"
                    aria-label={t(by < 0 ? 'guardrails.up' : 'guardrails.down', { name: nameOf(id) })}
                    onClick={({ currentTarget }) => move(currentTarget, id, by)}
                  >
                    {by < 0 ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
                  </IconButton>
                </DisabledReason>
              )
            })}
          </Flex>
        ))}
      </chakra.ol>
      <chakra.output srOnly>{message}</chakra.output>
    </>
  )
}
