import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/ui/use-format.ts'

const MAX_NAMED = 3

/** Names the things that an action is about: up to three of them, and how many more of the `total` there are. */
export function useNames(): (names: readonly string[], total?: number) => string {
  const { t } = useTranslation('common')
  const { locale } = useFormat()
  return (names, total = names.length) => {
    const named = names.slice(0, MAX_NAMED).map((name) => t('ui.names.one', { name }))
    const count = total - named.length
    return new Intl.ListFormat(locale).format(count > 0 ? [...named, t('ui.names.more', { count })] : named)
  }
}
