// A file is read as it was sent, where its reading answers with the file itself, and its size is that of its bytes.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { isJson, successOf } from '../contract/operation.ts'
import { isObject } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { FormFile } from '../http/form.ts'
import { judgeLaw } from './law.ts'

const SIZE = /^(file_?)?(size|byte_?(count|length|size)|size_?(in_?)?bytes|content_?length)$/i

const fileOf = ({ call: { body } }: Exchange): FormFile | undefined => {
  const files = Object.values(isObject(body) ? body : {}).filter((one) => one instanceof FormFile)
  return files.length === 1 ? files[0] : undefined
}

/** The size that an answer states of the one file that was sent. */
export function judgeFileSize(context: Context, exchange: Exchange): void {
  const { call, answer } = exchange
  const file = fileOf(exchange)
  const [name, size] = Object.entries(isObject(answer.body) ? answer.body : {}).find(([one]) => SIZE.test(one)) ?? []
  if (!file || name === undefined || typeof size !== 'number') return
  const { size: sent } = file.toBlob()
  judgeLaw(
    context,
    call.operation,
    'echoed',
    size !== sent && {
      expected: `${name} to be ${sent}, the bytes of the file`,
      seen: String(size),
      exchanges: [exchange],
      detail: name,
    },
  )
}

/** The file that was created, where the reading answers with it. */
export async function judgeFileRead(context: Context, write: Exchange, read: Exchange): Promise<void> {
  const file = fileOf(write)
  const types = Object.keys(successOf(read.call.operation)?.content ?? {})
  const isFile = types.length > 0 && !types.some(isJson) && !read.answer.isJson
  if (!file || !isFile || !isSuccess(read)) return
  const sent = await file.toBlob().text()
  judgeLaw(
    context,
    write.call.operation,
    'saved',
    read.answer.text !== sent && {
      expected: `the ${sent.length} signs of the file that was sent`,
      seen: `${read.answer.text.length} signs: ${start(read.answer.text)}`,
      exchanges: [write, read],
      detail: 'file',
    },
  )
}
