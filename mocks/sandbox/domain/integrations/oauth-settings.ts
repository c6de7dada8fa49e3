// The OAuth settings of each platform's consent page.
import type { Constants } from '@adwright/sdk/types'

/** The settings by platform. */
export const OAUTH_SETTINGS: Constants['oauth'] = {
  '1': {
    authorizeUrl: 'https://www.facebook.com/v21.0/dialog/oauth?client_id=648201937745512&response_type=code',
    scopes: [
      'pages_show_list',
      'pages_read_engagement',
      'pages_manage_posts',
      'instagram_basic',
      'instagram_content_publish',
    ],
  },
  '2': {
    authorizeUrl: 'https://www.linkedin.com/oauth/v2/authorization?client_id=77k3vq0sd1mx9p&response_type=code',
    scopes: ['r_organization_social', 'w_organization_social', 'rw_organization_admin'],
  },
  '3': {
    authorizeUrl:
      'https://accounts.google.com/o/oauth2/v2/auth?client_id=412907755183-adwright.apps.googleusercontent.com&response_type=code&access_type=offline&prompt=consent',
    scopes: ['https://www.googleapis.com/auth/adwords'],
  },
  '4': {
    authorizeUrl:
      'https://accounts.google.com/o/oauth2/v2/auth?client_id=412907755183-adwright.apps.googleusercontent.com&response_type=code&access_type=offline&prompt=consent',
    scopes: ['https://www.googleapis.com/auth/analytics.readonly'],
  },
}
