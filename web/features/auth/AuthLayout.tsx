import { Box, chakra, Flex, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PitchDrawing } from './PitchDrawing.tsx'

const points = ['rules', 'anomalies', 'team'] as const

/** A public form; wide screens show a product pitch beside it. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('auth')
  return (
    <Flex flex="1" px={{ base: '4', md: '6' }} gap="6">
      <Flex flex="1" justify="center" align={{ base: 'flex-start', md: 'center' }} pt={{ base: '8', md: '0' }}>
        <Box width="100%" maxWidth="22rem" pb={{ md: '10' }}>
          {children}
        </Box>
      </Flex>
      <Flex
        as="aside"
        display={{ base: 'none', lg: 'flex' }}
        flex="1"
        direction="column"
        align="center"
        justify="center"
        px="12"
        py="10"
        borderRadius="xl"
        bg="accent.subtle"
        overflow="hidden"
      >
        <Flex direction="column" gap="6" width="100%" maxWidth="28rem">
          <PitchDrawing />
          <Heading as="h2" textStyle="xl" maxWidth="26rem">
            {t('pitch.title')}
          </Heading>
          <chakra.ul m="0" p="0" listStyleType="none" display="flex" flexDirection="column" gap="2.5">
            {points.map((point) => (
              <chakra.li key={point} display="flex" gap="3" color="fg.muted">
                <chakra.span
                  mt="2"
                  boxSize="1.5"
                  borderRadius="full"
                  bg="accent.solid"
                  flexShrink="0"
                  aria-hidden="true"
                />
                {t(`pitch.${point}`)}
              </chakra.li>
            ))}
          </chakra.ul>
        </Flex>
      </Flex>
    </Flex>
  )
}
