/** The place of the editor while the post is read. */
export function PostEditLoading() {
  return (
    <div aria-busy="true" className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="card grid gap-5 p-6 md:p-10">
        <div className="h-10 w-2/3 animate-pulse rounded-md bg-raised" />
        <div className="h-5 w-full animate-pulse rounded-md bg-raised" />
        <div className="h-5 w-11/12 animate-pulse rounded-md bg-raised" />
        <div className="h-5 w-4/5 animate-pulse rounded-md bg-raised" />
      </div>
      <div className="card h-96 animate-pulse" />
    </div>
  );
}
