import { chakra, HStack } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface BeforeAfterProps {
  /** Formatted values; undefined if the item was created or removed. */
  before?: string
  after?: string
  /** Shown once, after both values. */
  unit?: string
}

/** A change with the old value struck through and the new one in bold. */
export function BeforeAfter({ before, after, unit }: BeforeAfterProps) {
  const { t } = useTranslation('common')
  return (
    <HStack as="span" display="inline-flex" gap="1.5" flexWrap="wrap">
      <chakra.span srOnly>{t('ui.change.before')}</chakra.span>
      <chakra.del color="fg.muted">{before ?? t('ui.change.none')}</chakra.del>
      <chakra.span color="fg.subtle" aria-hidden="true">
        <ArrowRight size={12} />
      </chakra.span>
      <chakra.span srOnly>{t('ui.change.after')}</chakra.span>
      <chakra.ins fontWeight="semibold" textDecoration="none">
        {after ?? t('ui.change.none')}
      </chakra.ins>
      {unit ? <chakra.span color="fg.muted">{unit}</chakra.span> : null}
    </HStack>
  )
}
