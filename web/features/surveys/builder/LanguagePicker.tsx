import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { contentLanguages, findLanguages } from '#web/lib/content-languages.ts'
import { SearchableList } from '#web/ui/form/SearchableList.tsx'
import { Popover } from '#web/ui/overlay/Popover.tsx'
import type { PopoverTrigger } from '#web/ui/overlay/use-popover.ts'

interface LanguagePickerProps {
  /** The button that opens the list. */
  trigger: ReactElement<PopoverTrigger>
  label: string
  chosen?: string
  /** Languages that are not offered. */
  without: readonly string[]
  onChoose: (tag: string) => void
}

/** A searchable list of languages, each with its name in the language of the reader and its own. */
export function LanguagePicker({ trigger, label, chosen, without, onChoose }: LanguagePickerProps) {
  const { t, i18n } = useTranslation('surveys')
  const offered = contentLanguages(i18n.resolvedLanguage ?? i18n.language).filter(({ tag }) => !without.includes(tag))
  return (
    <Popover label={label} width="20rem" maxHeight="22rem" trigger={trigger}>
      {(close) => (
        <SearchableList
          label={label}
          searchLabel={t('languages.search')}
          none={t('languages.none')}
          chosenId={chosen}
          find={(typed) =>
            findLanguages(offered, typed).map(({ tag, name, ownName }) => ({
              id: tag,
              label: name,
              ...(ownName === name ? {} : { note: ownName, noteLanguage: tag }),
            }))
          }
          onChoose={(tag) => {
            onChoose(tag)
            close()
          }}
        />
      )}
    </Popover>
  )
}
