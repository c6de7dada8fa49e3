import { Button, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Popover } from '#web/ui/overlay/Popover.tsx'

const Value = chakra('button', {
  base: {
    textAlign: 'start',
    textDecoration: 'underline dotted',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    font: 'inherit',
  },
})

interface CalculatedValueProps {
  /** Formatted, with its unit. */
  value: string
  /** The heading of the calculation. */
  title: string
  /** The changes that the value was calculated from. */
  changesTo?: string | undefined
  /** The calculation. */
  children: ReactNode
}

/** A value whose calculation opens with a click. */
export function CalculatedValue({ value, title, changesTo, children }: CalculatedValueProps) {
  const { t } = useTranslation('common')
  return (
    <Popover
      label={title}
      width="22rem"
      trigger={
        <Value type="button">
          {value}
          <chakra.span srOnly>{t('saving.open')}</chakra.span>
        </Value>
      }
    >
      {(close) => (
        <chakra.div p="4" textStyle="sm" textAlign="start" whiteSpace="normal" overflowY="auto">
          <chakra.h3 textStyle="label" mb="2">
            {title}
          </chakra.h3>
          {children}
          <Flex gap="2" mt="3" wrap="wrap">
            {changesTo ? (
              <Button asChild size="sm">
                <Link to={changesTo}>{t('effect.viewChanges')}</Link>
              </Button>
            ) : null}
            <Button variant="outline" size="sm" onClick={close}>
              {t('ui.close')}
            </Button>
          </Flex>
        </chakra.div>
      )}
    </Popover>
  )
}
