/** The administrator's start page, in the shell: its address is that of the sign-in. */
import { HomePage } from "../features/home/home-page";
import { PageGate } from "../features/shell/page-gate";
import { AreaShell } from "./-area-shell";

/** The page. */
export default function AdministratorHome() {
  return (
    <AreaShell area="administrator">
      <PageGate area="administrator" id="home">
        <HomePage section="administrator" />
      </PageGate>
    </AreaShell>
  );
}
