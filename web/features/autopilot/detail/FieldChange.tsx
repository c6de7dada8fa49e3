import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Lines } from './Lines.tsx'

interface FieldChangeProps {
  label: string
  /** The previous value; undefined if unknown. */
  before: readonly string[] | undefined
  after: readonly string[]
}

/** One changed setting: the previous and the new value. */
export function FieldChange({ label, before, after }: FieldChangeProps) {
  const { t } = useTranslation('common')
  return (
    <Box mt="2">
      <chakra.p textStyle="sm" color="fg.muted">
        {label}
      </chakra.p>
      <Flex columnGap="6" rowGap="1" direction={{ base: 'column', md: 'row' }}>
        {before ? (
          <chakra.del flex="1" minWidth="0" color="fg.muted">
            <chakra.span srOnly>{t('ui.change.before')}</chakra.span>
            <Lines lines={before} />
          </chakra.del>
        ) : null}
        <chakra.ins flex="1" minWidth="0" fontWeight="medium" textDecoration="none">
          <chakra.span srOnly>{t('ui.change.after')}</chakra.span>
          <Lines lines={after} />
        </chakra.ins>
      </Flex>
    </Box>
  )
}
