import { getSocialPostOptions } from '@adwright/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'

/** A link to the post that a design is made for. */
export function PostOfDesign({ postId }: { postId: string }) {
  const { t } = useTranslation('designer')
  const { id: accountId } = useAccount()
  const { data } = useQuery({ ...getSocialPostOptions({ path: { accountId, id: postId } }), meta: { errors: 'toast' } })
  return data ? <Link to={paths.socialPost(postId)}>{t('detail.post', { title: data.title })}</Link> : null
}
