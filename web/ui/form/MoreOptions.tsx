import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface MoreOptionsProps {
  /** The fields inside; the section expands when one of them has an error. */
  names: readonly string[]
  /** True if a field inside has a value other than its default. */
  isUsed?: boolean
  children: ReactNode
}

/** A collapsible section for the rarely used fields of a form. */
export function MoreOptions({ names, isUsed = false, children }: MoreOptionsProps) {
  const { t } = useTranslation('common')
  const { getFieldState, formState } = useFormContext()
  const [isOpen, setOpen] = useState(isUsed)
  const element = useRef<HTMLDetailsElement>(null)
  const hasError = names.some((name) => getFieldState(name, formState).invalid)
  const { submitCount } = formState

  useEffect(() => {
    if (!hasError || element.current?.open) return
    // A field in a collapsed section cannot take the focus when the form is submitted.
    if (element.current) element.current.open = true
    setOpen(true)
    if (submitCount > 0 && document.activeElement?.getAttribute('aria-invalid') !== 'true')
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [hasError, submitCount])

  return (
    <chakra.details ref={element} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <chakra.summary
        width="fit-content"
        cursor="pointer"
        color="accent.fg"
        textStyle="sm"
        fontWeight="medium"
        py="1"
        borderRadius="l1"
        focusVisibleRing="outside"
      >
        {t('ui.moreOptions')}
      </chakra.summary>
      <chakra.div display="flex" flexDirection="column" gap="4" pt="3">
        {children}
      </chakra.div>
    </chakra.details>
  )
}
