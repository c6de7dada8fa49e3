import { createSystem, defineConfig } from '@chakra-ui/react'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { globalCss } from './global-css.ts'
import { animationStyles, keyframes } from './motion.ts'
import { buttonRecipe } from './recipes/button.ts'
import { dialogSlotRecipe } from './recipes/overlay.ts'
import { badgeRecipe, headingRecipe, iconRecipe, linkRecipe, skeletonRecipe, spinnerRecipe } from './recipes/small.ts'
import { semanticTokens } from './semantic-tokens.ts'
import { layerStyles, textStyles } from './text-styles.ts'
import { breakpoints, tokens } from './tokens.ts'

/**
 * Creates the one system of the app, which takes about 50 ms on a phone, with recipes of our own for the parts of Chakra we use. A
 * part that is not listed here has no styles: fields, choices, tooltips, tables and toasts are those of web/ui.
 */
export const createAppSystem = () =>
  createSystem(
    defaultBaseConfig,
    defineConfig({
      preflight: true,
      cssVarsPrefix: 'aw',
      cssVarsRoot: ':where(html)',
      globalCss,
      theme: {
        breakpoints,
        tokens,
        semanticTokens,
        keyframes,
        animationStyles,
        textStyles,
        layerStyles,
        recipes: {
          badge: badgeRecipe,
          button: buttonRecipe,
          heading: headingRecipe,
          icon: iconRecipe,
          link: linkRecipe,
          skeleton: skeletonRecipe,
          spinner: spinnerRecipe,
        },
        slotRecipes: {
          dialog: dialogSlotRecipe,
        },
      },
    }),
  )
