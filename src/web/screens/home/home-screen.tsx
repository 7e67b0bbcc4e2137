import type { PageData } from '../../data/load-page.ts'
import { PageScreen } from '../../features/content-page/content-page.tsx'
import { StructuredData } from '../../routing/structured-data.tsx'

type HomeScreenProps = { page: PageData; structuredData: readonly { '@type': string }[] }

/** The editors' home page, and who the shop is for those who read no pages. */
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
