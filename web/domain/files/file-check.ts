const MEGABYTE = 1_048_576

/** The media types that the contract accepts, as browsers name them. */
const KINDS: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  csv: 'text/csv',
  txt: 'text/plain',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
}

export interface FileRule {
  /** Accepted file extensions, without the dot. */
  endings: readonly string[]
  /** The maximum size in megabytes of a file other than a video. */
  mostMegabytes: number
  mostVideoMegabytes?: number
}

export const anyFile: FileRule = { endings: Object.keys(KINDS), mostMegabytes: 25, mostVideoMegabytes: 200 }

export const pictureFile: FileRule = { endings: ['jpg', 'jpeg', 'png', 'gif', 'webp'], mostMegabytes: 5 }

/** Returns the value for the `accept` attribute of a file input. */
export const acceptOf = ({ endings }: FileRule): string => endings.map((ending) => `.${ending}`).join(',')

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

export type FileProblem = 'type' | 'empty' | 'size'

/** Validates name and size of a file before the upload; the server validates its content. */
export function fileProblem(file: Pick<File, 'name' | 'size'>, rule: FileRule): FileProblem | undefined {
  const ending = endingOf(file.name)
  if (!rule.endings.includes(ending)) return 'type'
  if (file.size === 0) return 'empty'
  const isVideo = KINDS[ending]?.startsWith('video/') ?? false
  const most = (isVideo ? rule.mostVideoMegabytes : rule.mostMegabytes) ?? rule.mostMegabytes
  return file.size > most * MEGABYTE ? 'size' : undefined
}

/** True if the stored file has the size of the sent one and an accepted type. */
export const isArrived = (
  sent: Pick<File, 'size'>,
  arrived: { sizeBytes: number; mimeType: string },
  { endings }: FileRule,
): boolean => arrived.sizeBytes === sent.size && endings.some((ending) => KINDS[ending] === arrived.mimeType)
