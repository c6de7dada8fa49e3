import { Button, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'

/** The links of a view that is refused: to the home page, and to sign in as someone else. */
export function AccessLinks() {
  const { t } = useTranslation('common')
  return (
    <Flex gap="3" wrap="wrap" justify="center">
      <Button asChild>
        <Link to={paths.home()}>{t('errorPage.home')}</Link>
      </Button>
      <Button asChild variant="outline">
        <Link to={paths.logout()}>{t('access.signOut')}</Link>
      </Button>
    </Flex>
  )
}
