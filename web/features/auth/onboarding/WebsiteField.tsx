import { Flex } from '@chakra-ui/react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldFrame } from '#web/ui/form/FieldFrame.tsx'
import { Input, Select } from '#web/ui/form/inputs.tsx'
import { PREFIXES, siteOf } from './website-prefix.ts'

/** A website with a choice of its prefix; pasting a whole address sets both. */
export function WebsiteField({ label }: { label: string }) {
  const { t } = useTranslation('auth')
  const { register, setValue } = useFormContext()
  return (
    <FieldFrame name="companyWebSite" label={label}>
      {(control) => (
        <Flex gap="2" width="100%">
          <Select wrapperWidth="6.5rem" aria-label={t('onboarding.prefix')} {...register('websitePrefix')}>
            {PREFIXES.map((prefix) => (
              <option key={prefix} value={prefix}>
                {prefix}
              </option>
            ))}
          </Select>
          <Input
            {...control}
            flex="1"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={t('onboarding.websitePlaceholder')}
            {...register('companyWebSite', {
              onChange: (event: { target: { value: string } }) => {
                const { prefix, site } = siteOf(event.target.value)
                if (!prefix) return
                setValue('websitePrefix', prefix)
                setValue('companyWebSite', site)
              },
            })}
          />
        </Flex>
      )}
    </FieldFrame>
  )
}
