import { validateSocialMediaOptions } from '@adwright/sdk/react-query'
import { type FileItem, MediaValidationSeverity, type SocialNetwork, SocialPostType } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '#web/session/current.ts'

/** Where chosen files are to be published. */
export interface MediaTarget {
  networks: readonly SocialNetwork[]
  /** The names of the networks, as a list in words. */
  names: string
  postType: SocialPostType
}

/** Why a file does not fit its target; undefined if it does. Not known before `isKnown`, without a target and for viewers. */
export interface MediaFit {
  isKnown: boolean
  problemOf: (fileId: string) => string | undefined
}

/** Checks each of some files against the limits of the networks it is chosen for. */
export function useMediaFit(files: readonly FileItem[], target: MediaTarget | undefined): MediaFit {
  const { id: accountId } = useAccount()
  const networks = [...(target?.networks ?? [])]
  const { data } = useQuery({
    ...validateSocialMediaOptions({
      path: { accountId },
      body: { mediaFileIds: files.map(({ id }) => id), networks, postType: target?.postType ?? SocialPostType.Post },
    }),
    enabled: files.length > 0 && networks.length > 0,
    meta: { errors: 'inline' },
  })
  const errors = data?.results.filter(({ severity }) => severity === MediaValidationSeverity.Error) ?? []
  return {
    isKnown: data !== undefined,
    problemOf: (fileId) => errors.find((error) => error.fileId === fileId)?.message,
  }
}
