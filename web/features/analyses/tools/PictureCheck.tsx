import { chakra, Flex } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptOf, pictureFile } from '#web/domain/files/file-check.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { PictureResult } from './PictureResult.tsx'
import { type Picture, readPicture } from './read-picture.ts'

type State = { picture: Picture } | { failed: string } | undefined

/** Measures the pixels of a picture in the browser; nothing is uploaded, and no model is asked. */
export function PictureCheck() {
  const { t } = useTranslation('analyses-tools')
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [state, setState] = useState<State>()

  async function check(file: File) {
    setBusy(true)
    try {
      setState({ picture: await readPicture(file) })
    } catch {
      setState({ failed: file.name })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Flex direction="column" gap="4">
      <Section title={t('picture.title')} description={t('picture.text')}>
        <BusyButton loading={isBusy} loadingText={t('picture.busy')} onClick={() => input.current?.click()}>
          <Upload aria-hidden="true" />
          {t('picture.choose')}
        </BusyButton>
        <chakra.input
          ref={input}
          type="file"
          accept={acceptOf(pictureFile)}
          srOnly
          tabIndex={-1}
          aria-label={t('picture.choose')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) void check(file)
            currentTarget.value = ''
          }}
        />
      </Section>
      {state && 'failed' in state ? (
        <Notice tone="bad" role="alert" title={t('picture.failed', { name: state.failed })}>
          {t('picture.failedText')}
        </Notice>
      ) : null}
      {state && 'picture' in state ? (
        <PictureResult key={`${state.picture.name} ${state.picture.bytes}`} picture={state.picture} />
      ) : null}
    </Flex>
  )
}
