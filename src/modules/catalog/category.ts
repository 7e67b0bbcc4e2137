export type Category = { key: string; icon: string; title: string; slug: string; intro: string }
