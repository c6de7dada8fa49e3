import { useTranslation } from 'react-i18next'

/** The permissions of the platforms that have a name of their own, by the last segment of their OAuth scope. */
const KNOWN = [
  'pages_show_list',
  'pages_read_engagement',
  'pages_manage_posts',
  'instagram_basic',
  'instagram_content_publish',
  'r_organization_social',
  'w_organization_social',
  'rw_organization_admin',
  'adwords',
  'analytics_readonly',
] as const

/** Returns a function that names OAuth scopes in the person's language, because a scope can be a bare web address. */
export function useScopeNames(): (scopes: readonly string[]) => string {
  const { t } = useTranslation('integrations')
  return (scopes) =>
    scopes
      .map((scope) => {
        const segment = scope.split('/').at(-1)?.replaceAll('.', '_')
        return t(`scope.${KNOWN.find((known) => known === segment) ?? 'other'}`)
      })
      .join(', ')
}
