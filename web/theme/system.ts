import { createSystem, defineConfig } from '@chakra-ui/react'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { animationStyles, keyframes } from './motion.ts'
import { buttonRecipe } from './recipes/button.ts'
import { dialogSlotRecipe } from './recipes/overlay.ts'
import { badgeRecipe, headingRecipe, iconRecipe, linkRecipe, skeletonRecipe, spinnerRecipe } from './recipes/small.ts'
import { semanticTokens } from './semantic-tokens.ts'
import { layerStyles, textStyles } from './text-styles.ts'
import { breakpoints, tokens } from './tokens.ts'

/**
 * Creates the styling system of the app with our recipes for the Chakra components in use, which is the longest part of the
 * start. Other components have no styles: fields, choices, tooltips, tables and toasts are those of web/ui.
 */
export const createAppSystem = () =>
  createSystem(
    defaultBaseConfig,
    defineConfig({
      preflight: true,
      cssVarsPrefix: 'aw',
      cssVarsRoot: ':where(html)',
      // The rest is plain CSS, in global.css. The font size is set on the body, because a size on the root would scale every rem.
      globalCss: {
        html: { color: 'fg.default', bg: 'bg.canvas', colorPalette: 'accent' },
        body: { textStyle: 'md' },
      },
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
