import type { Survey } from '@adwright/sdk/types'
import { useOutletContext } from 'react-router-dom'

/** The survey whose screen this is, read by the frame around its screens. */
export const useSurvey = () => useOutletContext<Survey>()
