import type { PageData } from '../../data/load-page.ts'
import { PageScreen } from '../../features/content-page/content-page.tsx'
import { StructuredData } from '../../routing/structured-data.tsx'

type HomeScreenProps = { page: PageData; structuredData: readonly { '@type': string }[] }

/** The editors' home page, with structured data about the shop for search engines. */
export function HomeScreen({ page, structuredData }: HomeScreenProps) {
  return (
    <>
      {structuredData.map((data) => (
        <StructuredData key={data['@type']} data={data} />
      ))}
      <PageScreen page={page} />
    </>
  )
}
