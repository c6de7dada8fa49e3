import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { Input } from './inputs.tsx'
import { passwordStrength } from './password-strength.ts'

interface PasswordFieldProps extends FieldProps {
  /** With `new-password`, password managers suggest a password. */
  autoComplete: 'current-password' | 'new-password'
  hasStrength?: boolean
}

const tones = ['bad.solid', 'severity.medium.solid', 'severity.low.solid', 'good.solid'] as const

function Strength({ name }: { name: string }) {
  const { t } = useTranslation('common')
  const { watch } = useFormContext()
  const value = String(watch(name) ?? '')
  if (value === '') return null
  const strength = passwordStrength(value)
  return (
    <Flex width="100%" gap="2" align="center" aria-live="polite">
      <Flex flex="1" gap="1" aria-hidden="true">
        {tones.map((tone, step) => (
          <Box
            key={tone}
            flex="1"
            height="1"
            borderRadius="full"
            bg={step <= strength ? tones[strength] : 'bg.muted'}
          />
        ))}
      </Flex>
      <chakra.span textStyle="xs" color="fg.muted">
        {t(`ui.password.strength${strength}`)}
      </chakra.span>
    </Flex>
  )
}

export function PasswordField({ autoComplete, hasStrength = false, ...field }: PasswordFieldProps) {
  const { t } = useTranslation('common')
  const { register } = useFormContext()
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const updateCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <FieldFrame {...field} help={isCapsLock ? t('ui.password.capsLock') : field.help}>
      {(control) => (
        <>
          <Box position="relative" width="100%">
            <Input
              {...control}
              type={isShown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              pe="11"
              onKeyDown={updateCapsLock}
              onKeyUp={updateCapsLock}
              {...register(field.name)}
            />
            <Button
              variant="ghost"
              size="xs"
              px="0"
              position="absolute"
              insetEnd="1"
              top="50%"
              translate="0 -50%"
              aria-pressed={isShown}
              aria-label={t('ui.password.show')}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            </Button>
          </Box>
          {hasStrength ? <Strength name={field.name} /> : null}
        </>
      )}
    </FieldFrame>
  )
}
