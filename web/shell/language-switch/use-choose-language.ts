import { getUserQueryKey, useUpdateUserMutation } from '@adwright/sdk/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { chooseLanguage } from '#web/i18n/i18n.ts'
import type { Language } from '#web/i18n/language.ts'

/** Switches the language and saves it in the signed-in person's profile. */
export function useChooseLanguage(): (language: Language) => void {
  const client = useQueryClient()
  const { mutate } = useUpdateUserMutation({
    meta: { errors: 'toast' },
    onSuccess: (user) => client.setQueryData(getUserQueryKey(), user),
  })
  return useCallback(
    (language) => {
      void chooseLanguage(language)
      mutate({ body: { language } })
    },
    [mutate],
  )
}
