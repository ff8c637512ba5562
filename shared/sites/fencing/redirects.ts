import type { Facts } from 'contractor-website/content'

export const redirects: Facts['redirects'] = {
  '/residential-fencing/': '/residential-fencing-simi-valley/',
  '/commercial-fencing/': '/commercial-fencing-simi-valley/',
  '/privacy-fencing/': '/privacy-fencing-simi-valley/',
  '/decorative-fencing/': '/decorative-fencing-simi-valley/',
  '/pool-fencing/': '/pool-fencing-simi-valley/',
  '/blog/1/': '/blog/stylish-fencing-ideas/',
  '/blog/2/': '/blog/fence-maintenance-longevity/',
  '/blog/3/': '/blog/choosing-fencing-material/',
  '/blog/4/': '/blog/innovative-fence-designs/',
}
