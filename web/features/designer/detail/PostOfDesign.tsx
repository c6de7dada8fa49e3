import { getSocialPostOptions } from '@adwright/sdk/react-query'
import { Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'

/** A link to the post that a design is made for. */
export function PostOfDesign({ postId }: { postId: string }) {
  const { t } = useTranslation('designer')
  const { id: accountId } = useAccount()
  const { data } = useQuery({ ...getSocialPostOptions({ path: { accountId, id: postId } }), meta: { errors: 'toast' } })
  if (!data) return null
  return (
    <Button asChild size="sm" variant="outline" maxWidth="100%" alignSelf="flex-start">
      <Link to={paths.socialPost(postId)}>
        <CalendarDays aria-hidden="true" />
        {t('detail.post', { title: data.title })}
      </Link>
    </Button>
  )
}
