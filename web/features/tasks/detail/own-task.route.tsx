import { useParams } from 'react-router-dom'
import { TaskPane } from './TaskPane.tsx'

export const handle = { crumb: 'tasks:detail.crumb', isModal: true }

export function Component() {
  const { taskId = '' } = useParams()
  return <TaskPane key={taskId} scope="own" taskId={taskId} />
}
